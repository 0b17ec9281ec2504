/**
 * Loaded into each child before its own code. When the launcher vanishes (kill -9), the channel to
 * it closes, and the child ends as if it had been told to.
 */
process.channel?.unref();
process.once('disconnect', () => {
  // Output to a vanished terminal must not turn a clean shutdown into a crash.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  process.kill(process.pid, 'SIGTERM');
});

export {};
