import type * as z from 'zod/mini';
import type { Transaction } from '../db/index.ts';

export type DomainEvent<Name extends string = string, Data extends object = object> = {
	readonly event: Name;
	readonly data: Data;
};

export type SendableJob<Data extends object = object> = {
	readonly name: string;
	readonly input: z.ZodMiniType<Data>;
};

export type EnqueueOptions = {
	readonly runAt?: Date;
	readonly singletonKey?: string;
};

/** Jobs and events join the caller's transaction: a rollback discards them too. */
export type JobSender = {
	publish(tx: Transaction, event: DomainEvent): Promise<void>;
	publishAll(tx: Transaction, events: readonly DomainEvent[]): Promise<void>;
	enqueue<Data extends object>(
		tx: Transaction,
		job: SendableJob<Data>,
		data: Data,
		options?: EnqueueOptions,
	): Promise<void>;
	enqueueAll<Data extends object>(tx: Transaction, job: SendableJob<Data>, data: readonly Data[]): Promise<void>;
	close(): Promise<void>;
};
