import type { SystemActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { WaitingKind } from '../waiting.ts';
import type { DomainEvent, SendableJob } from './sending.ts';

/** Named in the past tense: `orders.order_placed`. Its data must be plain JSON. */
export type EventDefinition<Name extends string = string, Data extends object = object> = {
	readonly name: Name;
	(data: Data): DomainEvent<Name, Data>;
};

export function defineEvent<Data extends object>() {
	return <const Name extends string>(name: Name): EventDefinition<Name, Data> => {
		const announce = (data: Data): DomainEvent<Name, Data> => ({ event: name, data });
		return Object.defineProperty(announce, 'name', { value: name }) as EventDefinition<Name, Data>;
	};
}

type SubscriberOptions<Data extends object> = {
	handle(context: Context<SystemActor>, data: Data): Promise<void>;
	/**
	 * Optional bulk version of `handle`. Returns errors by index in `all`; when it throws, nothing was written and
	 * each item is retried alone.
	 */
	handleAll?(context: Context<SystemActor>, all: readonly Data[]): Promise<ReadonlyMap<number, unknown>>;
};

export const JOBS_AT_ONCE = 4;

/** Runs in the worker at least once: `handle` must re-check the state and may run hours late. */
export type Job<Data extends object = object> = SendableJob<Data> &
	SubscriberOptions<Data> & {
		/** Uses a whole core: each worker runs one at a time. */
		readonly isHeavy?: boolean;
		/** Retries after the first attempt; the delay starts at `retryDelayS` and doubles. */
		readonly retryLimit?: number;
		readonly retryDelayS?: number;
	};
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

/** One queue per subscriber, so that a failing subscriber does not block the others. */
export type Subscriber<Data extends object = object> = SubscriberOptions<Data> & {
	readonly event: string;
	readonly name: string;
	/** `handleAll` is atomic, so a batch may be large. */
	readonly isOneTransaction?: boolean;
};
export function defineSubscriber<Name extends string, Data extends object>(
	event: EventDefinition<Name, Data>,
	name: string,
	handle: Subscriber<Data>['handle'],
): Subscriber<Data> {
	return { event: event.name, name, handle };
}

export function defineBatchSubscriber<Name extends string, Data extends object>(
	event: EventDefinition<Name, Data>,
	name: string,
	work: (context: Context<SystemActor>, all: readonly Data[]) => Promise<void>,
): Subscriber<Data> {
	return {
		...defineSubscriber(event, name, (context, data) => work(context, [data])),
		isOneTransaction: true,
		handleAll: async (context, all) => {
			await work(context, all);
			return new Map();
		},
	};
}

/** Cron in Asia/Ho_Chi_Minh, at most once a minute. */
export type TimetableEntry = { readonly cron: string; readonly job: Job };

export type Background = {
	readonly events: readonly { readonly name: string }[];
	readonly subscribers: readonly Subscriber[];
	readonly jobs: readonly Job[];
	readonly timetable: readonly TimetableEntry[];
	/** What waits for an operator; `npm run operator -- waiting` lists it. */
	readonly waiting?: readonly WaitingKind[];
};
