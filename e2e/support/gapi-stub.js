// Stands in for https://apis.google.com/js/api.js, so that the tests need no internet: just enough of gapi.iframes for
// Firebase's popup against the Auth emulator, on both sides (the app's page, and the emulator's helper frame in it).
(() => {
  function channel(target) {
    const handlers = {};
    const replies = {};
    let count = 0;
    // The other side may ask before this one has said what it answers to.
    async function handlerOf(type) {
      while (!handlers[type]) await new Promise((resolve) => setTimeout(resolve, 20));
      return handlers[type];
    }
    addEventListener("message", async ({ source, data }) => {
      if (source !== target() || !data || !data.stub) return;
      if (data.reply) {
        try {
          replies[data.reply]?.(data.result);
        } catch {
          // Firebase throws in one of these on purpose; the real script swallows that.
        }
        delete replies[data.reply];
        return;
      }
      const result = await (await handlerOf(data.type))(data.message);
      target().postMessage({ stub: true, reply: data.id, result: [result] }, "*");
    });
    return {
      register: (type, handler) => {
        handlers[type] = handler;
      },
      send(type, message, callback) {
        const id = `${Math.random()}-${++count}`;
        if (callback) replies[id] = callback;
        target().postMessage({ stub: true, id, type, message }, "*");
      },
    };
  }
  const context = {
    getParentIframe: () => channel(() => parent),
    open({ where, url, attributes }, callback) {
      const frame = document.createElement("iframe");
      const { style, ...rest } = attributes;
      Object.assign(frame.style, style);
      for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
      frame.src = url;
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      where.append(frame);
      return callback({
        ...channel(() => frame.contentWindow),
        restyle: async () => {},
        ping: (done) => loaded.then(() => done()),
      });
    },
  };
  window.gapi = {
    load: (_, { callback }) => setTimeout(callback),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: function Iframe() {} },
  };
  const ready = new URL(document.currentScript.src).searchParams.get("onload");
  if (ready) window[ready]?.();
  window.gapi_onload?.();
})();
