import { fileStore } from '#src/platform/files/index.ts';
import { type PrivateSize, privateKey } from '../imaging/private-key.ts';

export const readPrivatePicture = (id: string, size: PrivateSize): Promise<Uint8Array | null> =>
	fileStore().read(privateKey(id, size));
