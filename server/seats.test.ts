import { createSeats, NoSeat } from './seats';

it('seats so many works of each who asks, refuses one more, and frees a seat with its work, also one that fails', async () => {
  const seat = createSeats(2);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const sitting = [seat('a', work), seat('a', work)];
  await expect(seat('a', work)).rejects.toThrow(NoSeat);
  sitting.push(seat('b', work));
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all(sitting)).toEqual(['done', 'done', 'done']);
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(seat('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await seat('a', async () => 'sat')).toBe('sat');
});
