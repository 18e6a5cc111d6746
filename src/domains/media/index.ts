export { findPictures, type Picture } from './queries/find-pictures.ts';
