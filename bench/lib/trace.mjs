/** Events that the browser traces while `act` runs. */
export async function traceOf(browserCdp, includedCategories, act) {
  const events = [];
  const heard = ({ value }) => {
    for (const event of value) events.push(event);
  };
  browserCdp.on('Tracing.dataCollected', heard);
  await browserCdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const done = new Promise((resolve) => browserCdp.once('Tracing.tracingComplete', resolve));
  await browserCdp.send('Tracing.end');
  await done;
  browserCdp.off('Tracing.dataCollected', heard);
  return events;
}
