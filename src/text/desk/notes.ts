/** Notes that the staff write for each other. */
export const noteText = {
  act: '写备注',
  unseen: '只有员工看得见',
  field: '备注',
  recorded: '备注的内容，不能再改',
  run: '记下',
  noted: '备注记下了',
};
