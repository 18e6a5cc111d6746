import { callApi } from '#src/browser/api.ts';
import type {
	ChangedPostage,
	JudgePostageInput,
	PursuePostageInput,
	StatePostageInput,
} from '#src/domains/orders/contract-postage.ts';
import { postageScreenWords } from '#src/messages/vi/return-postage.ts';
import { changeDocument } from './change-document.ts';
import { told } from './told.ts';
import { readAgain } from './vendor-order.ts';

export const statePostage = ({ returnId, ...body }: StatePostageInput): Promise<boolean> =>
	changeDocument(callApi<ChangedPostage>('POST', `/api/returns/${returnId}/postage`, { body }));
export const pursuePostage = ({ returnId, ...body }: PursuePostageInput): Promise<boolean> =>
	changeDocument(callApi<ChangedPostage>('POST', `/api/returns/${returnId}/postage/act`, { body }));

export async function judgePostage(number: string, { returnId, ...body }: JudgePostageInput): Promise<boolean> {
	const call = callApi<ChangedPostage>('POST', `/api/vendor/returns/${returnId}/postage`, { body });
	const done = await told(call, postageScreenWords.done);
	await readAgain(number);
	return done !== null;
}
