import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileStore } from '#src/platform/files/store.ts';
import {
	type PictureFile,
	parsePictureFileName,
	pictureFileName,
	pictureKey,
	pictureStandIns,
} from '#src/shared/pictures/pictures.ts';
import type { HostMount } from '../mount.ts';
import { mediaTypeOf } from './media-types.ts';

const PREFIX = '/media/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A substitute size is revalidated, so that the right one is used once it exists. */
const STAND_IN = 'no-cache';
const POLICY = "default-src 'none'; sandbox";
const MEMORY_BYTES = 24 * 1024 * 1024;

type Found = { readonly file: PictureFile; readonly bytes: Uint8Array };

/** Serves pictures by immutable names and reads the file store only on a miss of the memory cache. */
export function pictureFiles(store: FileStore): HostMount {
	const remember = createMemory();
	const load = async (file: PictureFile): Promise<Found | null> => {
		for (const candidate of [file, ...pictureStandIns(file)]) {
			const key = pictureKey(candidate);
			const bytes = remember.get(key) ?? (await store.read(key));
			if (bytes) {
				remember.put(key, bytes);
				return { file: candidate, bytes };
			}
		}
		return null;
	};
	return {
		matches: (path) => path.startsWith(PREFIX),
		async handle(request, response, facts) {
			if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
			const file = parsePictureFileName(facts.path.slice(PREFIX.length));
			const found = file ? await load(file) : null;
			if (!file || !found) return end(response, 404, {});
			send(request, response, found, pictureFileName(found.file) === pictureFileName(file));
		},
	};
}

function send(request: IncomingMessage, response: ServerResponse, { file, bytes }: Found, isWanted: boolean): void {
	const name = pictureFileName(file);
	const etag = `"${name}"`;
	response.setHeader('cache-control', isWanted ? IMMUTABLE : STAND_IN);
	response.setHeader('etag', etag);
	response.setHeader('content-security-policy', POLICY);
	if (request.headers['if-none-match'] === etag) {
		end(response, 304, {});
		return;
	}
	response.setHeader('content-type', mediaTypeOf(name));
	response.setHeader('content-disposition', `inline; filename="${name}"`);
	response.setHeader('content-length', bytes.byteLength);
	response.writeHead(200);
	response.end(request.method === 'HEAD' ? undefined : bytes);
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
	response.writeHead(status, headers);
	response.end();
}

function createMemory() {
	const stored = new Map<string, Uint8Array>();
	let size = 0;
	return {
		get(key: string): Uint8Array | undefined {
			return stored.get(key);
		},
		put(key: string, bytes: Uint8Array): void {
			if (stored.delete(key)) size -= bytes.byteLength;
			stored.set(key, bytes);
			size += bytes.byteLength;
			for (const [oldest, old] of stored) {
				if (size <= MEMORY_BYTES) break;
				stored.delete(oldest);
				size -= old.byteLength;
			}
		},
	};
}
