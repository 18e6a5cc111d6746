import { AggregatorRegistry, type Registry } from 'prom-client';

const REQUEST = 'chobiz:metrics-wanted';
const ANSWER = 'chobiz:metrics';
const ANSWER_WITHIN_MS = 6_000;

type Message = { readonly type?: string; readonly id?: number; readonly text?: string };
type Peer = { on(event: 'message', handler: (message: Message) => void): unknown };

/** Runs in the primary process and aggregates the metrics of all workers. */
export function answerForWorkers(
	worker: Peer & { send(message: Message): unknown },
	all: AggregatorRegistry<never>,
): void {
	worker.on('message', ({ type, id }) => {
		if (type !== REQUEST || id === undefined) return;
		all.clusterMetrics().then(
			(text) => worker.send({ type: ANSWER, id, text }),
			() => worker.send({ type: ANSWER, id }),
		);
	});
}

export const openAggregate = (): AggregatorRegistry<never> => new AggregatorRegistry();

export function requestFirstProcess(registry: Registry): () => Promise<string> {
	AggregatorRegistry.setRegistries([registry]);
	openAggregate();
	const open = new Map<number, (text: string) => void>();
	let lastId = 0;
	process.on('message', ({ type, id, text }: Message) => {
		if (type === ANSWER && id !== undefined) open.get(id)?.(text ?? '');
	});
	return async () => {
		lastId += 1;
		const id = lastId;
		const { promise, resolve } = Promise.withResolvers<string>();
		open.set(id, resolve);
		const timer = setTimeout(() => resolve(''), ANSWER_WITHIN_MS);
		process.send?.({ type: REQUEST, id });
		return promise.finally(() => {
			clearTimeout(timer);
			open.delete(id);
		});
	};
}
