export type { Background, EventDefinition, Job, Subscriber } from './background.ts';
export { defineBatchSubscriber, defineEvent, defineJob, defineSubscriber, JOBS_AT_ONCE } from './background.ts';
export { startBeat } from './beat.ts';
export { housekeepingBackground } from './housekeeping.ts';
export { onceOnly } from './once.ts';
export { createQueues } from './queues.ts';
export { createJobSender } from './sender.ts';
export type { JobSender } from './sending.ts';
export { startWorker } from './worker.ts';
