import { readdirSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { claimsText } from '@/text/claims';
import { refusalText } from '@/text/refusals';
import { sessionText } from '@/text/session';
import { httpText, shellText } from '@/text/shell';
import { catalogue } from './catalogue';
import { Redaction } from './redaction';
import { sentenceOf } from './sentences';
import { sentenceTable } from './sentenceTable';
import { writable } from './writable';

describe('a sentence of the catalogue', () => {
  it('is known by its name, with the figures in it', () => {
    expect(sentenceOf(sessionText.loggedOut)).toEqual({ key: 'sessionText.loggedOut', text: sessionText.loggedOut });
    const gained = claimsText.gained(30);
    expect(sentenceOf(gained)).toEqual({ key: 'claimsText.gained', text: gained });
  });

  it('R12: keeps no word that was put into it, and no figure that may be somebody’s number', () => {
    const welcome = sentenceOf(sessionText.welcome('一只独特的昵称'));
    expect(welcome).toEqual({ key: 'sessionText.welcome', text: sessionText.welcome('•••••••') });
    expect(sentenceOf(sessionText.welcome('480913'))?.text).toBe(sessionText.welcome('••••••'));
    const lost = `${httpText[404]}: https://x.example/geheim`;
    expect(sentenceOf(lost)?.text ?? '').not.toContain('geheim');
  });

  it('is nothing else that somebody wrote', () => {
    for (const text of ['', '你好呀', `${sessionText.loggedOut}！`, `我说：${shellText.offline}`])
      expect(sentenceOf(text)).toBeUndefined();
  });

  it('may come from every module of words, but for those of tools for the staff', () => {
    const files = readdirSync('src/text').filter(
      (file) => /\.ts$/.test(file) && !/\.test\.ts$|^(doctor|replayer|sessionFiles)\.ts$/.test(file),
    );
    expect(catalogue).toHaveLength(files.length);
    expect(new Set(sentenceTable.map(([key]) => key)).size).toBeGreaterThan(1_000);
  });
});

describe('the words of a recording', () => {
  const said = (text: string) => writable(toastEvents.raised({ type: 'info', text }), new Redaction());

  it('are those the member read, by name and place', () => {
    expect(said(sessionText.loggedOut)).toEqual({
      a: toastEvents.raised({ type: 'info', text: sessionText.loggedOut }),
      w: [['/payload/text', 'sessionText.loggedOut']],
    });
    expect(said('服务器自己的话')).toEqual({ a: toastEvents.raised({ type: 'info', text: '•••••••' }) });
  });

  it('are the server’s as well, where it refuses in words of ours', () => {
    const refused = (message: string) =>
      writable(
        {
          type: 'api/executeMutation/rejected',
          payload: { kind: 'business', code: 3001, message, traceId: 't' },
          meta: { arg: { endpointName: 'download', originalArgs: { id: 7 } } },
        } as UnknownAction,
        new Redaction(),
      );
    const { gameGone } = refusalText;
    expect(refused(gameGone)).toMatchObject({
      a: { payload: { code: 3001, message: gameGone } },
      w: [['/payload/message', 'refusalText.gameGone']],
    });
    expect(refused(`${gameGone}，小鹿`)).toMatchObject({
      a: { payload: { message: expect.stringMatching(/^•+$/) } },
    });
  });

  it('R12: of no text that somebody made up, alone or in one of ours, is a word left', () => {
    // Letters that no sentence of the catalogue has, so that whatever is found came from outside.
    const own = new Set(sentenceTable.flatMap(([, ...fixed]) => [...fixed.join('')]));
    const letter = fc.constantFrom(...'䶮䲜㐀㑇ꙮѪѬΨξ🜚').filter((one) => !own.has(one));
    const free = fc.array(letter, { minLength: 1, maxLength: 40 }).map((letters) => letters.join(''));
    const inside = fc.constantFrom(
      (text: string) => text,
      sessionText.welcome,
      sessionText.joined,
      (text: string) => `${sessionText.loggedOut}${text}`,
      (text: string) => `${text}${claimsText.gained(5)}`,
      (text: string) => `${httpText[404]}: ${text}`,
    );
    fc.assert(
      fc.property(free, inside, (text, put) => {
        const written = JSON.stringify(said(put(text)));
        return [...text].every((one) => !written.includes(one));
      }),
      { numRuns: 500 },
    );
  });
});
