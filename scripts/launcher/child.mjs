// Loaded before the product's own processes. A launcher that was killed cannot stop them: they stop by themselves
// as if it had told them to.
import cluster from 'node:cluster';

if (process.channel && cluster.isPrimary) {
	process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
	process.channel.unref();
}
