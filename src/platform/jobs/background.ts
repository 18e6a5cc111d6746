import type { SystemActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { DomainEvent, SendableJob } from './sending.ts';

/** A fact in the past tense: `orders.order_placed`. Its data are plain JSON. */
export type EventDefinition<Name extends string = string, Data extends object = object> = {
	readonly name: Name;
	/** Makes one announcement of it, for `publish(tx, event)`. */
	(data: Data): DomainEvent<Name, Data>;
};

export function defineEvent<Data extends object>() {
	return <const Name extends string>(name: Name): EventDefinition<Name, Data> => {
		const announce = (data: Data): DomainEvent<Name, Data> => ({ event: name, data });
		return Object.defineProperty(announce, 'name', { value: name }) as EventDefinition<Name, Data>;
	};
}

type Handling<Data extends object> = {
	handle(context: Context<SystemActor>, data: Data): Promise<void>;
	/**
	 * A whole batch where that is cheaper than one after the other. Answers what went wrong with which, by its place; when
	 * it throws, nothing has been done, and each is tried alone.
	 */
	handleAll?(context: Context<SystemActor>, all: readonly Data[]): Promise<ReadonlyMap<number, unknown>>;
};

/** Of one batch; who takes a batch as a whole keeps to it with what is slow outside of the database. */
export const JOBS_AT_ONCE = 4;

/** Work that runs in the worker, at least once: `handle` re-checks the state and may come hours late. */
export type Job<Data extends object = object> = SendableJob<Data> &
	Handling<Data> & {
		/** Takes a core for itself: one at a time in each worker. */
		readonly isHeavy?: boolean;
		/** Attempts after the first; the delay doubles from `retryDelayS`. */
		readonly retryLimit?: number;
		readonly retryDelayS?: number;
	};
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

/** A reaction to one event, a queue of its own: one failing subscriber never stops another. */
export type Subscriber<Data extends object = object> = Handling<Data> & {
	readonly event: string;
	readonly name: string;
	/** `handleAll` does all of a batch or nothing of it, so a batch may be large. */
	readonly isOneTransaction?: boolean;
};
export function defineSubscriber<Name extends string, Data extends object>(
	event: EventDefinition<Name, Data>,
	name: string,
	handle: Subscriber<Data>['handle'],
): Subscriber<Data> {
	return { event: event.name, name, handle };
}

/** The same for work on many in one transaction: all of them or, when it throws, none. */
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

/** A scheduled transition by the clock: cron in Asia/Ho_Chi_Minh, at most once a minute. */
export type TimetableEntry = { readonly cron: string; readonly job: Job };

/** What a domain gives to the worker. */
export type Background = {
	readonly events: readonly { readonly name: string }[];
	readonly subscribers: readonly Subscriber[];
	readonly jobs: readonly Job[];
	readonly timetable: readonly TimetableEntry[];
};
