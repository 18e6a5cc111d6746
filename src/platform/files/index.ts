import { join } from 'node:path';
import { type Config, config } from '../config/index.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { FileStore } from './store.ts';

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
