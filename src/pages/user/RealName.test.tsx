import { screen } from '@testing-library/react';
import { selectAccount } from '@/features/session/accountSlice';
import { fail, ok } from '@/testing/fakes/answers';
import { openUser } from '@/testing/openUser';

const CHECK = 'POST v1/user/realName';
const people = [
  { age: 13, name: '测试十三岁', idNumber: '99000020130101102X' },
  { age: 30, name: '测试三十岁', idNumber: '990000199601011080' },
];

async function form(more: object = {}) {
  const opening = { account: { needRealName: true }, realName: { people, ...more } };
  const page = await openUser('/user?view=realName', opening);
  await screen.findByRole('heading', { name: '实名认证', level: 1 });
  await page.pass();
  return page;
}

describe('a real name', () => {
  it('is passed on once, and the account follows; a refusal stands at its field', async () => {
    const { server, user, tap, store } = await form();
    const answers = [fail(1006, '姓名与身份证号不一致', { field: 'idNumber' }), ok({ age: 36, needRealName: false })];
    server.reply(CHECK, () => answers.shift());
    await tap(screen.getByRole('button', { name: '提交认证' }));
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('请输入姓名');
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '张三');
    await user.type(screen.getByRole('textbox', { name: '身份证号' }), '11010519491231002X');
    await tap(screen.getByRole('button', { name: '提交认证' }));
    expect(screen.getByRole('textbox', { name: '身份证号' })).toHaveAccessibleDescription('姓名与身份证号不一致');
    await tap(screen.getByRole('button', { name: '提交认证' }));
    const [first, second] = server.callsTo(CHECK).map(({ form: sent }) => sent);
    expect([first, second]).toEqual([first, { appID: '2008', name: '张三', idNumber: '11010519491231002X' }]);
    expect(selectAccount(store.getState())).toMatchObject({ age: 36, needRealName: false });
    expect(JSON.stringify(store.getState())).not.toContain('11010519491231002X');
  });

  it('of somebody under 14 is asked for with the guardian who agrees', async () => {
    const { server, user, tap, pass } = await form();
    server.reply(CHECK, ok({ age: 13, needRealName: false }));
    await tap(screen.getByRole('button', { name: '13 岁' }));
    await pass(500);
    await tap(screen.getByRole('button', { name: '同意并提交' }));
    expect(server.callsTo(CHECK)).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: '监护人姓名' }), '王建国');
    await user.type(screen.getByRole('textbox', { name: '监护人手机号' }), '13800138000');
    await tap(screen.getByRole('button', { name: '同意并提交' }));
    expect(server.callsTo(CHECK).map(({ form: sent }) => sent)).toMatchObject([
      { guardianName: '王建国', guardianPhone: '13800138000' },
    ]);
  });

  it('that is done, and one that nobody checks, are said', async () => {
    const done = await form({ checked: true, guardian: true });
    expect(screen.getByRole('heading', { name: '已完成实名认证' })).toBeVisible();
    expect(screen.getByText('监护人已同意')).toBeVisible();
    done.unmount();
    await form({ open: false });
    expect(screen.getByRole('button', { name: '联系客服' })).toBeVisible();
  });
});
