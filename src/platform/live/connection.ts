import pg from 'pg';

const CONNECT_TIMEOUT_MS = 4_000;
/** Detects a dead connection within these times. */
const PROBE_EVERY_MS = 5_000;
const PROBE_TIMEOUT_MS = 4_000;
const RETRY_FIRST_MS = 200;
const RETRY_MAX_MS = 5_000;

export type ConnectionEvents = {
	onOpen(client: pg.Client): Promise<void>;
	onLost(problem: unknown): void;
	onNotification(channel: string, payload: string): void;
};
export type PersistentConnection = {
	current(): pg.Client | null;
	lose(client: pg.Client, problem: unknown): void;
	close(): Promise<void>;
};

export function openPersistentConnection(connectionString: string, events: ConnectionEvents): PersistentConnection {
	let client: pg.Client | null = null;
	let isOpen = false;
	let isClosed = false;
	let retryMs = RETRY_FIRST_MS;
	let timer: NodeJS.Timeout | undefined;

	const handleLostConnection = (lost: pg.Client, problem?: unknown): void => {
		if (client !== lost) return;
		client = null;
		clearTimeout(timer);
		// A dead connection does not answer the termination message either, so this does not wait.
		void lost.end().catch(() => {});
		if (isClosed) return;
		if (isOpen) events.onLost(problem);
		isOpen = false;
		timer = setTimeout(() => void connect(), retryMs);
		retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
	};
	const probeLater = (open: pg.Client): void => {
		timer = setTimeout(() => {
			const scheduleNextProbe = (): void => (client === open ? probeLater(open) : undefined);
			open.query('select 1').then(scheduleNextProbe, (problem: unknown) => handleLostConnection(open, problem));
		}, PROBE_EVERY_MS);
		timer.unref();
	};
	const connect = async (): Promise<void> => {
		const fresh = newClient(connectionString);
		client = fresh;
		fresh.on('error', (problem) => handleLostConnection(fresh, problem));
		fresh.on('end', () => handleLostConnection(fresh));
		fresh.on('notification', ({ channel, payload }) => events.onNotification(channel, payload ?? ''));
		try {
			await fresh.connect();
			if (client !== fresh) return;
			isOpen = true;
			await events.onOpen(fresh);
		} catch (problem) {
			handleLostConnection(fresh, problem);
			return;
		}
		retryMs = RETRY_FIRST_MS;
		if (client === fresh) probeLater(fresh);
	};
	void connect();
	return {
		current: () => (isOpen ? client : null),
		lose: handleLostConnection,
		close: async () => {
			isClosed = true;
			clearTimeout(timer);
			const open = client;
			client = null;
			await open?.end().catch(() => {});
		},
	};
}

const newClient = (connectionString: string): pg.Client =>
	new pg.Client({
		connectionString,
		application_name: 'chobiz-listen',
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: PROBE_TIMEOUT_MS,
		keepAlive: true,
	});
