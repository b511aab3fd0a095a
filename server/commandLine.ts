/** Runs a command of the operator's with its arguments and prints what it answers, if anything; what cannot be done is said in words, and ends it with 1. */
export async function runCommand(run: (args: string[]) => Promise<string | undefined>): Promise<void> {
  try {
    const said = await run(process.argv.slice(2));
    if (said !== undefined) process.stdout.write(`${said}\n`);
  } catch (error) {
    // A stack would only hide it.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
