/** Where uploads lie. Keys are ours, never a person's file name. */
export type FileStore = {
	/** `null` when there is no such file. */
	read(key: string): Promise<Uint8Array | null>;
	/** Whole or not at all, also when the process dies in the meantime. */
	write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	remove(key: string): Promise<void>;
};
