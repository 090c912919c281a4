import { spawn } from "node:child_process";
import { chmodSync, cpSync, lstatSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The unprivileged account of the base image. */
export const nodeUser = 1000;

/** Makes a folder that can be the root of a process, with this machine's programs and the accounts of the base image. */
export function makeRoot(root: string): void {
  for (const folder of ["usr", "dev", "proc", "tmp", "root", "cache", "etc/ssl"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  chmodSync(join(root, "tmp"), 0o1777);
  for (const name of ["bin", "sbin", "lib", "lib64"]) {
    if (lstatSync(`/${name}`).isSymbolicLink()) symlinkSync(readlinkSync(`/${name}`), join(root, name));
    else cpSync(`/${name}`, join(root, name), { recursive: true });
  }
  for (const name of ["hosts", "resolv.conf", "nsswitch.conf"]) cpSync(`/etc/${name}`, join(root, "etc", name));
  const accounts = `root:x:0:0::/root:/bin/sh\nnode:x:${nodeUser}:${nodeUser}::/home/node:/bin/sh\n`;
  writeFileSync(join(root, "etc/passwd"), accounts);
  writeFileSync(join(root, "etc/group"), `root:x:0:\nnode:x:${nodeUser}:\n`);
}

export type Inside = {
  readonly root: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Writable folders of this machine, by their path inside. */
  readonly mounts: Readonly<Record<string, string>>;
  /**
   * Whether it is confined as a container with `read_only`, `cap_drop: [ALL]`, `no-new-privileges`, a tmpfs for /tmp and the user of the
   * image.
   */
  readonly confined: boolean;
};

/** Starts a process confined to a root folder; needs root's rights on Linux. Its id is the program's own. */
export function startInside({ root, cwd, env, mounts, confined }: Inside, words: readonly string[]) {
  const user = `--reuid ${nodeUser} --regid ${nodeUser} --clear-groups`;
  const script = [
    "set -e; root=$0; cwd=$1; shift",
    'mount --bind "$root" "$root"; mount --rbind /dev "$root/dev"; mount --rbind /proc "$root/proc"',
    'for own in /usr /etc/ssl; do mount --bind "$own" "$root$own"; mount -o remount,bind,ro "$root$own"; done',
    ...Object.entries(mounts).map(
      ([inside, here]) => `mkdir -p "$root${inside}"; mount --bind "${here}" "$root${inside}"`,
    ),
    ...(confined ? ['mount -t tmpfs tmpfs "$root/tmp"; mount -o remount,bind,ro "$root"'] : []),
    `exec chroot "$root" ${confined ? `setpriv ${user} --bounding-set=-all --no-new-privs` : "env"} sh -c 'cd "$0"; exec "$@"' "$cwd" "$@"`,
  ].join("\n");
  const PATH = `${join(process.execPath, "..")}:/usr/sbin:/usr/bin:/sbin:/bin`;
  return spawn("unshare", ["--mount", "sh", "-c", script, root, cwd, ...words], {
    env: { PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
