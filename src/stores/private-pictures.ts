export const evidenceAddress = (returnId: string, pictureId: string): string =>
	`/api/returns/${returnId}/pictures/${pictureId}`;

/** Only its uploader may see the picture so far. `cells` are covered in the preview. */
export const ownPictureAddress = (pictureId: string, cells: readonly number[] = []): string =>
	`/api/returns/pictures/${pictureId}${cells.length > 0 ? `?che=${cells.join('-')}` : ''}`;

export const messagePictureAddresses = (messageId: string, pictureIds: readonly string[]): readonly string[] =>
	pictureIds.map((pictureId) => `/api/messages/${messageId}/pictures/${pictureId}`);

export const parcelPictureAddresses = (parcelId: string, pictureIds: readonly string[]): readonly string[] =>
	pictureIds.map((pictureId) => `/api/parcels/${parcelId}/pictures/${pictureId}`);
