interface ImportMetaEnv {
  /** Address of the API when it is not the origin that serves the console; fixed at build time. */
  readonly VITE_API_BASE_URL?: string;
}
