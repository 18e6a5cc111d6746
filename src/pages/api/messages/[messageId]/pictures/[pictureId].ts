import { MessagePictureInput } from '#src/domains/conversations/contract/order-messages.ts';
import { findMessagePicture } from '#src/domains/conversations/index.ts';
import { privatePicture } from '#src/pages/api/_private-picture.ts';

export const { GET, ALL } = privatePicture(
	'A picture of a message, for its buyer and its shop',
	async (context, params) => {
		const asked = MessagePictureInput.safeParse(params).data;
		return asked ? findMessagePicture(context, asked) : null;
	},
);
