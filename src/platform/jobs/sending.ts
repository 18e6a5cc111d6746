import type * as z from 'zod/mini';
import type { Transaction } from '../db/index.ts';

export type DomainEvent<Name extends string = string, Data extends object = object> = {
	readonly event: Name;
	readonly data: Data;
};

/** What of a job its sender knows; what it does is the worker's. */
export type SendableJob<Data extends object = object> = {
	readonly name: string;
	readonly input: z.ZodMiniType<Data>;
};

export type EnqueueOptions = {
	/** Not before this instant; absent: at once. */
	readonly runAt?: Date;
	/** One waiting job per key. */
	readonly singletonKey?: string;
};

/** Jobs and events go into the caller's transaction: what rolls back was never announced. */
export type JobSender = {
	publish(tx: Transaction, event: DomainEvent): Promise<void>;
	/** Several announcements under one name, written at once. */
	publishAll(tx: Transaction, events: readonly DomainEvent[]): Promise<void>;
	enqueue<Data extends object>(
		tx: Transaction,
		job: SendableJob<Data>,
		data: Data,
		options?: EnqueueOptions,
	): Promise<void>;
	/** One job for each, written at once. */
	enqueueAll<Data extends object>(tx: Transaction, job: SendableJob<Data>, data: readonly Data[]): Promise<void>;
	/** Ends the sender's own connection. */
	close(): Promise<void>;
};
