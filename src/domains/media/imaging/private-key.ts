/** `shown`: for both parties; `original`: for whoever judges. Neither is served by an address of its own. */
export type PrivateSize = 'shown' | 'original';

export const privateKey = (id: string, size: PrivateSize): string =>
	size === 'shown' ? `private/${id}.webp` : `private/${id}.jpeg`;
