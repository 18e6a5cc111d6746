import type { Failure } from '#src/shared/failure.ts';
import type { Err } from '#src/shared/result.ts';
import { fail, type MediaFailure, PICTURE_MIN_SIDE_PX } from '../../contract.ts';
import type { PictureProblem } from '../../imaging/encoding.ts';

export function pictureFailure(problem: PictureProblem): Err<Failure<MediaFailure>> {
	switch (problem.reason) {
		case 'too_small':
			return fail('media.too_small', { minPx: PICTURE_MIN_SIDE_PX });
		case 'too_many_pixels':
			return fail('media.too_many_pixels', { megapixels: problem.megapixels, maxMegapixels: problem.maxMegapixels });
		default:
			return fail('media.not_a_picture');
	}
}
