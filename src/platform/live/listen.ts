import pg from 'pg';
import type { Logger } from '../log/index.ts';
import { openPersistentConnection } from './connection.ts';

export type Subscription = {
	/** Resolves when the channel is subscribed; from then on no notification is missed while the connection holds. */
	readonly ready: Promise<void>;
	end(): void;
};

export type LiveFeed = {
	subscribe(channel: string, handler: (payload: string) => void): Subscription;
	/** Calls the handler with the current state and on each change; returns the unsubscribe function. */
	onState(handler: (isListening: boolean) => void): () => void;
};
export type Listener = LiveFeed & { close(): Promise<void> };

type Channel = { readonly handlers: Set<(payload: string) => void>; ready: Promise<void> };

/** One connection per process for all channels. Notifications during an outage are lost: watch `onState`. */
export function openListener(connectionString: string, log: Logger): Listener {
	const channels = new Map<string, Channel>();
	const watchers = new Set<(isListening: boolean) => void>();
	let isListening = false;
	const notify = (state: boolean): void => {
		if (state === isListening) return;
		isListening = state;
		for (const watcher of [...watchers]) watcher(state);
	};
	const connection = openPersistentConnection(connectionString, {
		onOpen: async (client) => {
			for (const name of channels.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(name)}`);
			notify(true);
		},
		onLost: (problem) => {
			log.warn({ err: problem }, 'no longer listening to the database');
			notify(false);
		},
		onNotification: (name, payload) => {
			for (const handler of [...(channels.get(name)?.handlers ?? [])]) handler(payload);
		},
	});
	const say = async (words: 'LISTEN' | 'UNLISTEN', name: string): Promise<void> => {
		const client = connection.current();
		await client
			?.query(`${words} ${pg.escapeIdentifier(name)}`)
			.catch((problem: unknown) => connection.lose(client, problem));
	};
	return {
		subscribe(name, handler) {
			const channel = channels.get(name) ?? { handlers: new Set(), ready: say('LISTEN', name) };
			channels.set(name, channel);
			channel.handlers.add(handler);
			return {
				ready: channel.ready,
				end: () => {
					channel.handlers.delete(handler);
					if (channel.handlers.size > 0 || channels.get(name) !== channel) return;
					channels.delete(name);
					void say('UNLISTEN', name);
				},
			};
		},
		onState(handler) {
			watchers.add(handler);
			handler(isListening);
			return () => watchers.delete(handler);
		},
		close: connection.close,
	};
}
