import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Every component in its states: `npm run gallery`. */
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [react({ compiler: { compilationMode: "annotation" } }), tailwindcss()],
});
