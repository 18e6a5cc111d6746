import { expect, test } from 'vitest';
import { type EventStreamOptions, eventStream, type LiveEvent } from './event-stream.ts';
import type { LiveFeed } from './listen.ts';

function makeFeed() {
	const handlers = new Set<(payload: string) => void>();
	const watchers = new Set<(isListening: boolean) => void>();
	const feed: LiveFeed = {
		subscribe: (_channel, handler) => {
			handlers.add(handler);
			return { ready: Promise.resolve(), end: () => handlers.delete(handler) };
		},
		onState: (watcher) => {
			watchers.add(watcher);
			watcher(true);
			return () => watchers.delete(watcher);
		},
	};
	return {
		feed,
		say: (payload: string) => {
			for (const handler of [...handlers]) handler(payload);
		},
		lose: () => {
			for (const watcher of [...watchers]) watcher(false);
		},
		readers: () => handlers.size + watchers.size,
	};
}

const bid = (id: string): LiveEvent => ({ id, name: 'bid', data: { number: id } });
const open = (feed: LiveFeed, more: Partial<EventStreamOptions> = {}, headers: Record<string, string> = {}) =>
	eventStream({
		request: new Request('http://localhost/api/auctions/1/events', { headers }),
		live: feed,
		channel: 'auctions',
		replay: async () => [],
		toEvent: (payload) => (payload.startsWith('other') ? null : bid(payload)),
		...more,
	});
const idsIn = (text: string): string[] => [...text.matchAll(/^id: (.*)$/gm)].map((match) => match[1] ?? '');
const waitUntilIdle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('an event stream replays missed events after a reconnect, then sends new ones, each once and in order', async () => {
	const { feed, say, lose } = makeFeed();
	let replayedFrom: string | null = null;
	const response = open(
		feed,
		{
			replay: async (lastEventId) => {
				replayedFrom = lastEventId;
				say('3');
				say('4');
				return [bid('2'), bid('3')];
			},
		},
		{ 'last-event-id': '1' },
	);
	expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
	expect(response.headers.get('cache-control')).toBe('private, no-store');
	await waitUntilIdle();
	say('5');
	say('other 6');
	lose();
	const text = await response.text();
	expect(replayedFrom).toBe('1');
	expect(idsIn(text)).toEqual(['2', '3', '4', '5']);
	expect(text).toContain('event: bid\ndata: {"number":"5"}\n\n');
});

test('an event stream ends and unsubscribes when the database connection is lost', async () => {
	const { feed, lose, readers } = makeFeed();
	const response = open(feed);
	await waitUntilIdle();
	lose();
	expect(await response.text()).toBe('retry: 2000\n\n');
	expect(readers()).toBe(0);
});

test('an event stream unsubscribes when the reader leaves', async () => {
	const { feed, say, readers } = makeFeed();
	const response = open(feed);
	await waitUntilIdle();
	await response.body?.cancel();
	say('1');
	expect(readers()).toBe(0);
});

test('an event stream ends without events when its replay fails', async () => {
	const { feed, readers } = makeFeed();
	const response = open(feed, {
		replay: async () => {
			throw new Error('the database is away');
		},
	});
	expect(idsIn(await response.text())).toEqual([]);
	expect(readers()).toBe(0);
});

test('an idle event stream sends heartbeats', async () => {
	const { feed, lose } = makeFeed();
	const response = open(feed, { heartbeatMs: 5 });
	await waitUntilIdle();
	lose();
	expect(await response.text()).toContain(': beat\n\n');
});
