export type PrivateSize = 'shown' | 'original';

export const privateKey = (id: string, size: PrivateSize): string =>
	size === 'shown' ? `private/${id}.webp` : `private/${id}.jpeg`;
