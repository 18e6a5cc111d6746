import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `stalled`: nothing passes and nobody is told, as when a switch dies. `cut`: every connection breaks and new ones are
 * refused. `silent`: commits arrive, but who has committed hears nothing any more.
 */
export type ProxyState = 'open' | 'stalled' | 'cut' | 'silent';

export type DatabaseProxy = {
	/** The same database behind this line. */
	readonly url: string;
	set(state: ProxyState): void;
	/** From now on every piece waits up to so many milliseconds, at random. */
	delayUpTo(ms: number): void;
	close(): Promise<void>;
};

type Faults = { line: ProxyState; delayMs: number };
type Carrying = { readonly faults: Faults; passes(): boolean; look?(unit: Buffer): void };

const LOOK_MS = 20;
const COMMIT = Buffer.from('commit\0');

/** A line to a database of this machine that can be made as bad as real ones are. */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
	const faults: Faults = { line: 'open', delayMs: 0 };
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		if (faults.line === 'cut') near.destroy();
		else join(near, connect(Number(new URL(databaseUrl).port), '127.0.0.1'), faults, sockets);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// Not by the socket that the query part may name: it would lead past us.
	const behind = { port: String((server.address() as AddressInfo).port), search: '' };
	return {
		url: Object.assign(new URL(databaseUrl), behind).href,
		set: (line) => {
			faults.line = line;
			if (line === 'cut') for (const socket of sockets) socket.destroy();
		},
		delayUpTo: (ms) => {
			faults.delayMs = ms;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

function join(near: Socket, far: Socket, faults: Faults, sockets: Set<Socket>): void {
	for (const socket of [near, far]) {
		sockets.add(socket);
		socket.setNoDelay(true);
		socket.on('error', () => {});
		socket.once('close', () => {
			sockets.delete(socket);
			near.destroy();
			far.destroy();
		});
	}
	let isMute = false;
	void carry(near, far, {
		faults,
		passes: () => faults.line !== 'stalled',
		look: (unit) => {
			if (faults.line === 'silent' && unit.includes(COMMIT)) isMute = true;
		},
	});
	void carry(far, near, { faults, passes: () => faults.line !== 'stalled' && !isMute });
}

/** Piece by piece and in their order; the next one is read only when the last one has been handed on. */
async function carry(from: Socket, to: Socket, { faults, passes, look }: Carrying): Promise<void> {
	try {
		for await (const unit of from as AsyncIterable<Buffer>) {
			if (faults.delayMs > 0) await wait(Math.random() * faults.delayMs);
			while (!passes() && !to.destroyed) await wait(LOOK_MS);
			look?.(unit);
			if (to.destroyed) return;
			to.write(unit);
		}
		to.end();
	} catch {
		to.destroy();
	}
}
