/** Of a parcel or a word that both parties and whoever judges may see. */
export const evidenceAddress = (returnId: string, pictureId: string): string =>
	`/api/returns/${returnId}/pictures/${pictureId}`;

/** Of a picture that only its uploader sees so far. */
export const ownPictureAddress = (pictureId: string, cells: readonly number[] = []): string =>
	`/api/returns/pictures/${pictureId}${cells.length > 0 ? `?che=${cells.join('-')}` : ''}`;

/** Of a message. */
export const messagePictureAddresses = (messageId: string, pictureIds: readonly string[]): readonly string[] =>
	pictureIds.map((pictureId) => `/api/messages/${messageId}/pictures/${pictureId}`);

/** Of a delivery. */
export const parcelPictureAddresses = (parcelId: string, pictureIds: readonly string[]): readonly string[] =>
	pictureIds.map((pictureId) => `/api/parcels/${parcelId}/pictures/${pictureId}`);
