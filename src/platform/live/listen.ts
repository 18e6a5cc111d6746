import pg from 'pg';
import type { Logger } from '../log/index.ts';
import { keepConnection } from './connection.ts';

export type Listener = {
	/** Hears every notification of the channel from now on; the answer ends it. */
	subscribe(channel: string, handler: (payload: string) => void): () => void;
	/** Told at once how things stand, and whenever the connection is lost or found again. */
	onState(handler: (isListening: boolean) => void): () => void;
	close(): Promise<void>;
};

/** One connection per process for all channels. What is said while it is lost is lost too: `onState` tells. */
export function openListener(connectionString: string, log: Logger): Listener {
	const channels = new Map<string, Set<(payload: string) => void>>();
	const watchers = new Set<(isListening: boolean) => void>();
	let isListening = false;
	const tell = (state: boolean): void => {
		if (state === isListening) return;
		isListening = state;
		for (const watcher of watchers) watcher(state);
	};
	const connection = keepConnection(connectionString, {
		onOpen: async (client) => {
			for (const channel of channels.keys()) await client.query(listenTo(channel));
			tell(true);
		},
		onLost: (problem) => {
			log.warn({ err: problem }, 'no longer listening to the database');
			tell(false);
		},
		onNotification: (channel, payload) => {
			for (const handler of channels.get(channel) ?? []) handler(payload);
		},
	});
	return {
		subscribe(channel, handler) {
			const handlers = channels.get(channel);
			if (handlers) handlers.add(handler);
			else channels.set(channel, new Set([handler]));
			const client = handlers ? null : connection.current();
			client?.query(listenTo(channel)).catch((problem: unknown) => connection.lose(client, problem));
			return () => channels.get(channel)?.delete(handler);
		},
		onState(handler) {
			watchers.add(handler);
			handler(isListening);
			return () => watchers.delete(handler);
		},
		close: connection.close,
	};
}

const listenTo = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`;
