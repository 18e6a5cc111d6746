import { ParcelPictureInput } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { findParcelPicture } from '#src/domains/fulfilment/index.ts';
import { privatePicture } from '#src/pages/api/_private-picture.ts';

export const { GET, ALL } = privatePicture(
	'A picture of a delivery, for its buyer and its shop',
	async (context, params) => {
		const asked = ParcelPictureInput.safeParse(params).data;
		return asked ? findParcelPicture(context, asked) : null;
	},
);
