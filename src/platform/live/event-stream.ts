import type { LiveFeed } from './listen.ts';

/** Shorter than the idle timeout of proxies and of our web server. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
const ID_MAX_LENGTH = 100;

export type LiveEvent = {
	readonly id: string;
	readonly name?: string;
	readonly data: unknown;
};

export type EventStreamOptions = {
	readonly request: Request;
	readonly live: LiveFeed;
	readonly channel: string;
	/** Returns the events after this id, oldest first; null for a new reader. */
	readonly replay: (lastEventId: string | null) => Promise<readonly LiveEvent[]>;
	/** Returns null when the notification does not concern this reader. */
	readonly toEvent: (payload: string) => LiveEvent | null;
	readonly heartbeatMs?: number;
};

/**
 * Subscribes before it replays, so no event is missed. When the database connection is lost the stream ends, and the
 * browser reconnects with the last id it has seen.
 */
export function eventStream(options: EventStreamOptions): Response {
	const { request, live, heartbeatMs = HEARTBEAT_MS } = options;
	const encoder = new TextEncoder();
	let close = (): void => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const ends: (() => void)[] = [];
			let isOpen = true;
			const write = (text: string): void => {
				if (isOpen) controller.enqueue(encoder.encode(text));
			};
			close = () => {
				isOpen = false;
				for (const end of ends.splice(0)) end();
			};
			const finish = (): void => {
				if (!isOpen) return;
				close();
				controller.close();
			};
			write(`retry: ${RETRY_MS}\n\n`);
			const heartbeat = setInterval(() => write(': beat\n\n'), heartbeatMs);
			ends.push(() => clearInterval(heartbeat), relay(options, write, finish));
			request.signal.addEventListener('abort', finish);
			ends.push(live.onState((isListening) => isListening || finish()));
			if (!isOpen || request.signal.aborted) close();
		},
		cancel: () => close(),
	});
	return new Response(body, {
		headers: {
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'private, no-store',
			'x-accel-buffering': 'no',
		},
	});
}

/** Buffers events that arrive during the replay, and drops those that the replay contained. */
function relay(options: EventStreamOptions, write: (text: string) => void, finish: () => void): () => void {
	const waiting: LiveEvent[] = [];
	let isReplayed = false;
	const subscription = options.live.subscribe(options.channel, (payload) => {
		const event = options.toEvent(payload);
		if (!event) return;
		if (isReplayed) write(toText(event));
		else waiting.push(event);
	});
	const replay = async (): Promise<void> => {
		await subscription.ready;
		const events = await options.replay(lastEventId(options.request));
		const told = new Set(events.map((event) => event.id));
		for (const event of [...events, ...waiting.filter(({ id }) => !told.has(id))]) write(toText(event));
		isReplayed = true;
	};
	replay().catch(finish);
	return subscription.end;
}

function lastEventId(request: Request): string | null {
	const id = request.headers.get('last-event-id');
	return id !== null && id !== '' && id.length <= ID_MAX_LENGTH ? id : null;
}

/** JSON contains no line break, so one `data` line is enough. */
const toText = ({ id, name, data }: LiveEvent): string =>
	`id: ${id.replace(/[\r\n]/g, '')}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
