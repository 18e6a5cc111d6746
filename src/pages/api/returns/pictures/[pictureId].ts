import { findPrivatePictures } from '#src/domains/media/index.ts';
import { privatePicture } from '#src/pages/api/_private-picture.ts';
import { isId } from '#src/shared/ids.ts';

export const { GET, ALL } = privatePicture(
	'A private picture, for whoever has uploaded it',
	async (context, params) => {
		const { pictureId } = params;
		if (!isId(pictureId)) return null;
		const [own] = await findPrivatePictures(context.read, [pictureId as string], context.actor.customerId);
		return own ?? null;
	},
);
