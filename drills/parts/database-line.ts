import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `open`: bytes pass. `stalled`: nothing passes and nobody is told, as when a switch dies. `deaf`: what the product says
 * arrives, the answers do not. `cut`: every connection breaks, new ones are refused.
 */
export type LineState = 'open' | 'stalled' | 'deaf' | 'cut';

export type DatabaseLine = {
	readonly port: number;
	set(line: LineState): void;
	/** From now on every piece waits up to so many milliseconds, at random. */
	delayUpTo(ms: number): void;
	close(): Promise<void>;
};

const LOOK_MS = 20;

/** A line to a port of this machine that can be made as bad as real ones are. */
export async function openLine(targetPort: number): Promise<DatabaseLine> {
	const state = { line: 'open' as LineState, delayMs: 0 };
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		if (state.line === 'cut') {
			near.destroy();
			return;
		}
		const far = connect(targetPort, '127.0.0.1');
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.setNoDelay(true);
			socket.on('error', () => {});
		}
		void carry(near, far, () => state.line === 'open' || state.line === 'deaf', state);
		void carry(far, near, () => state.line === 'open', state);
		for (const socket of [near, far]) {
			socket.once('close', () => {
				sockets.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		port: (server.address() as AddressInfo).port,
		set: (line) => {
			state.line = line;
			if (line === 'cut') for (const socket of sockets) socket.destroy();
		},
		delayUpTo: (ms) => {
			state.delayMs = ms;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/** Piece by piece and in their order; the next one is read only when the last one has been handed on. */
async function carry(from: Socket, to: Socket, passes: () => boolean, state: { delayMs: number }): Promise<void> {
	try {
		for await (const piece of from) {
			if (state.delayMs > 0) await wait(Math.random() * state.delayMs);
			while (!passes() && !to.destroyed) await wait(LOOK_MS);
			if (to.destroyed) return;
			to.write(piece as Buffer);
		}
		to.end();
	} catch {
		to.destroy();
	}
}
