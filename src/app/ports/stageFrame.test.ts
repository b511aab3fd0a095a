import { leaveFocus } from './stageFrame';

describe('the frame of a replay', () => {
  it('R23: takes no focus from the page around it, and moves the one it has', () => {
    const element = document.createElement('iframe');
    document.body.append(element);
    const own = element.contentDocument as Document;
    leaveFocus(element.contentWindow as unknown as typeof globalThis);
    const button = own.createElement('button');
    own.body.append(button);
    const has = jest.spyOn(own, 'hasFocus').mockReturnValue(false);
    button.focus();
    expect(own.activeElement).toBe(own.body);
    has.mockReturnValue(true);
    button.focus();
    expect(own.activeElement).toBe(button);
  });
});
