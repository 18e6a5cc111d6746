export { findPictures } from './queries/find-pictures.ts';
