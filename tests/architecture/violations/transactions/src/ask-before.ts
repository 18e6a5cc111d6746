import { askBank } from './bank.ts';
import { transact } from './transact.ts';

export async function settleAfterwards() {
	const answer = await askBank();
	return transact(async () => answer.status);
}
