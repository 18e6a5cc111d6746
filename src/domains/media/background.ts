import type { Background } from '#src/platform/jobs/index.ts';
import { completePicture } from './jobs/complete-picture.ts';
import { removePrivateFiles } from './jobs/remove-private-files.ts';
import { sweepUnreferencedPictures } from './jobs/sweep-private-pictures.ts';

export { uploadCoder } from './imaging/coder.ts';
export { freeBuffers } from './imaging/encoding.ts';
export { LABEL_FAMILY, loadLabelFont } from './imaging/label-font.ts';

export const mediaBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [completePicture, removePrivateFiles, sweepUnreferencedPictures],
	timetable: [{ cron: '50 3 * * *', job: sweepUnreferencedPictures }],
};
