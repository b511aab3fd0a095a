import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { deskCalls } from './all';
import { deskCall } from './deskCall';
import { may, PERMISSIONS, type Permission, ROLES } from './permissions';

describe('the calls of the desk', () => {
  it('have a name of their own in every file, or one would silently take the place of another', () => {
    const folder = 'src/contract/desk';
    const written = readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}(\w+): (?:deskCall|look)\(/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(written.length).toBeGreaterThan(30);
    expect(written.toSorted()).toEqual(Object.keys(deskCalls).toSorted());
  });

  it('name what they need, or they do not compile', () => {
    const draft = { method: 'GET', path: 'none', input: v.object({}), output: v.object({}) } as const;
    // @ts-expect-error a call that names no permission
    expect(deskCall(draft).needs).toBeUndefined();
    // @ts-expect-error a permission that no role could have
    expect(deskCall({ ...draft, needs: 'members.anything' }).path).toBe('desk/v1/none');
    expect(deskCall({ ...draft, needs: 'signedIn' }).needs).toBe('signedIn');
  });

  it('leave no role with an act in a room that it cannot enter', () => {
    const roomOf: Partial<Record<Permission, Permission>> = {
      'cannedAnswers.act': 'letters.see',
      'words.act': 'moderation.see',
    };
    const isThere = (permission: string): permission is Permission => PERMISSIONS.some((each) => each === permission);
    const locked = ROLES.flatMap((role) =>
      PERMISSIONS.filter((permission) => {
        const see = roomOf[permission] ?? `${permission.split('.')[0]}.see`;
        return may(role, permission) && isThere(see) && !may(role, see);
      }).map((permission) => `${role} ${permission}`),
    );
    expect(locked).toEqual([]);
  });

  it('have an address of their own', () => {
    const addresses = Object.values(deskCalls).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  });
});
