import { ReturnPictureInput } from '#src/domains/returns/contract/return.ts';
import { findReturnPicture } from '#src/domains/returns/index.ts';
import { privatePicture } from '#src/pages/api/_private-picture.ts';

export const { GET, ALL } = privatePicture(
	'A picture of a return, for its buyer and its shop',
	async (context, params) => {
		const asked = ReturnPictureInput.safeParse(params).data;
		return asked ? findReturnPicture(context, asked) : null;
	},
);
