import { createSandbox } from './server.ts';
import { readSettings, type SandboxSettings } from './settings.ts';

const STOP_WITHIN_MS = 2000;

function settingsOrExit(): SandboxSettings {
	try {
		return readSettings(process.env);
	} catch (problem) {
		process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
		process.exit(1);
	}
}

const settings = settingsOrExit();
const { server, sandbox } = createSandbox(settings);

const stop = (): void => {
	sandbox.notifier.stop();
	server.close(() => process.exit(0));
	server.closeIdleConnections();
	setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

server.on('error', (problem) => {
	process.stderr.write(`payment sandbox: ${problem.message}\n`);
	process.exit(1);
});
// Binds to loopback only, because every client can complete any payment.
server.listen(settings.port, '127.0.0.1', () => {
	sandbox.notifier.resume();
	process.send?.({ ready: true });
});
