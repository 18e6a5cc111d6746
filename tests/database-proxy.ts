import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `stalled`: no data passes and no side gets an error, as when a switch dies. `cut`: connections break and new ones
 * are rejected. `silent`: commits reach the server, but their responses are lost.
 */
export type ProxyState = 'open' | 'stalled' | 'cut' | 'silent';

export type DatabaseProxy = {
	/** The database's URL through this proxy. */
	readonly url: string;
	set(state: ProxyState): void;
	/** Delays each chunk by a random time up to `ms`. */
	delayUpTo(ms: number): void;
	close(): Promise<void>;
};

type Faults = { line: ProxyState; delayMs: number };
type Carrying = { readonly faults: Faults; passes(): boolean; look?(unit: Buffer): void };

const POLL_MS = 20;
const COMMIT = Buffer.from('commit\0');

export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
	const faults: Faults = { line: 'open', delayMs: 0 };
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		if (faults.line === 'cut') near.destroy();
		else join(near, connect(Number(new URL(databaseUrl).port), '127.0.0.1'), faults, sockets);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// Removes the query, because its socket path would bypass the proxy.
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

/** Forwards chunks in order, and reads the next one only after the previous was written. */
async function carry(from: Socket, to: Socket, { faults, passes, look }: Carrying): Promise<void> {
	try {
		for await (const unit of from as AsyncIterable<Buffer>) {
			if (faults.delayMs > 0) await wait(Math.random() * faults.delayMs);
			while (!passes() && !to.destroyed) await wait(POLL_MS);
			look?.(unit);
			if (to.destroyed) return;
			to.write(unit);
		}
		to.end();
	} catch {
		to.destroy();
	}
}
