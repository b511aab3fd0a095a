import type { Role } from '@/contract/desk/permissions';

/** One of each role at the desk. Printed when the server starts; everyone may use them. */
export const demoStaff: readonly { name: string; role: Role; password: string }[] = [
  { name: '周宁', role: 'support', password: 'plaza-desk-2026' },
  { name: '何川', role: 'moderator', password: 'plaza-desk-2026' },
  { name: '陆遥', role: 'finance', password: 'plaza-desk-2026' },
  { name: '沈一鸣', role: 'operator', password: 'plaza-desk-2026' },
  { name: '苏蔓', role: 'admin', password: 'plaza-desk-2026' },
];
