// Preloaded into every process. A killed launcher cannot stop its children, so they stop themselves as if it had
// sent the signal.
import cluster from 'node:cluster';

if (process.channel && cluster.isPrimary) {
	process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
	process.channel.unref();
}
