import { join } from 'node:path';
import { type Config, config } from '../config/index.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

/** Where uploads lie. Keys are ours, never a person's file name. */
export type FileStore = {
	/** `null` when there is no such file. */
	read(key: string): Promise<Uint8Array | null>;
	/** Whole or not at all, also when the process dies meanwhile. */
	write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	remove(key: string): Promise<void>;
};

export function openFileStore(settings: Pick<Config, 'DATA_DIR' | 'STORAGE_URL'>): FileStore {
	const url = settings.STORAGE_URL ? new URL(settings.STORAGE_URL) : null;
	if (url?.protocol === 's3:') return bucketStore(url);
	return folderStore(url ? decodeURIComponent(url.pathname) : join(settings.DATA_DIR, 'uploads'));
}

let opened: FileStore | undefined;

export function fileStore(): FileStore {
	opened ??= openFileStore(config());
	return opened;
}
