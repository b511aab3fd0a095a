/** What a repeated toast says. */
export const toastsText = {
  repeated: (count: number) => `×${count}`,
  repeatedSpoken: (count: number) => `，共 ${count} 次`,
} as const;
