import { backgrounds } from '#src/app/domains.ts';
import { mailNotice } from '#src/domains/notifications/jobs/mail-notice.ts';
import type { Transaction } from '#src/platform/db/index.ts';
import type { JobSender } from '#src/platform/jobs/index.ts';
import { as, pastOf } from './in-the-past.ts';

type DomainEvent = Parameters<JobSender['publish']>[1];

/** The worker delivers what happened later than this. */
const RECENT_HOURS = 24;

const subscribers = Map.groupBy(
	backgrounds.flatMap((background) => background.subscribers),
	({ event }) => event,
);

const isLongAgo = (tx: Transaction): boolean => (pastOf(tx)?.hoursAgo ?? 0) > RECENT_HOURS;

/**
 * Delivers events of the past at once, in their transaction and by its clock, so that notices carry the date of what
 * they tell, and mails nothing that happened long ago.
 */
export function withPastEvents(jobs: JobSender): JobSender {
	const publishAll = async (tx: Transaction, events: readonly DomainEvent[]): Promise<void> => {
		const past = pastOf(tx);
		if (!past || !isLongAgo(tx)) return jobs.publishAll(tx, events);
		const context = as(past.scope, { kind: 'system', scheduledJob: 'seed' } as const);
		for (const { event, data } of events)
			for (const subscriber of subscribers.get(event) ?? []) await subscriber.handle(context, data);
	};
	return {
		...jobs,
		publishAll,
		publish: (tx, event) => publishAll(tx, [event]),
		enqueueAll: async (tx, job, data) => {
			if (job.name !== mailNotice.name || !isLongAgo(tx)) await jobs.enqueueAll(tx, job, data);
		},
	};
}
