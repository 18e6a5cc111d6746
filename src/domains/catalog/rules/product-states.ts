import { stateTable } from '#src/shared/states.ts';
import type { ProductState } from '../contract-goods.ts';

export type { ProductState };

export const productStates = stateTable<ProductState>({
	initial: ['draft'],
	final: ['rejected', 'taken_down', 'discontinued'],
	moves: {
		draft: ['pending'],
		pending: ['published', 'rejected', 'changes_requested'],
		changes_requested: ['pending'],
		rejected: [],
		published: ['hidden', 'taken_down', 'discontinued'],
		hidden: ['published', 'taken_down', 'discontinued'],
		taken_down: [],
		discontinued: [],
	},
	column: 'products.state',
});
