import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { failReturn } from '../../contract/return.ts';

/** A concurrent use of the same picture returns the same error as a later one. */
export async function withPictures<V, F extends Failure>(
	work: () => Promise<Result<V, F>>,
): Promise<Result<V, F | Failure<'orders.return_picture_unknown'>>> {
	try {
		return await work();
	} catch (problem) {
		if (!isUniqueViolation(problem, 'order_return_pictures_picture_once')) throw problem;
		return failReturn('orders.return_picture_unknown');
	}
}
