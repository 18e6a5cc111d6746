import type { ApiResult } from '#src/browser/api.ts';
import { reloadWithToast } from '#src/browser/reload-with-toast.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { withToast } from './with-toast.ts';

/** Errors that mean that the page is outdated: another person or tab changed the order first. */
const ALREADY_CHANGED_CODES: ReadonlySet<string> = new Set([
	'orders.not_cancellable',
	'orders.cancel_asked_already',
	'orders.wrong_state',
	'orders.no_rest',
	'orders.no_cancel_request',
	'orders.rest_asked_already',
	'orders.pieces_gone',
	'orders.return_wrong_state',
	'orders.postage_wrong_state',
	'orders.postage_stated_already',
	'payments.refund_needs_no_account',
]);

/**
 * Reloads the server-rendered page after a success, with `done` as its toast, and also when it is outdated. Returns
 * false when the dialog should stay open.
 */
export async function changeDocument<T>(call: Promise<ApiResult<T>>, done?: string): Promise<boolean> {
	const answer = await call;
	if (answer.ok && done) reloadWithToast(done, 'success');
	else if (answer.ok) location.reload();
	else if (ALREADY_CHANGED_CODES.has(answer.problem.code)) reloadWithToast(browserMessages.changedMeanwhile);
	else return (await withToast(call)) !== null;
	return true;
}
